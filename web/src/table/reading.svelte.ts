/** A list of lines that grows at both ends: it shows its end, and stays where it is when earlier lines come. */
import { tick } from 'svelte';

export class Reading {
  list: HTMLElement | undefined = $state();
  isAsking = $state(false);

  /** To the end: something was said or done. */
  follow(): void {
    this.list?.scrollTo({ top: this.list.scrollHeight });
  }

  /** Brings what stands before; what is read now stays where it is, and the focus does not get lost. */
  async back(bring: () => Promise<void>): Promise<void> {
    if (this.isAsking || !this.list) return;
    const list = this.list;
    this.isAsking = true;
    const below = list.scrollHeight - list.scrollTop;
    await bring();
    await tick();
    list.scrollTop = list.scrollHeight - below;
    this.isAsking = false;
    await tick();
    if (document.activeElement === document.body) list.focus({ preventScroll: true });
  }

  /** Whether somebody has scrolled up to the very beginning. */
  isAtTop(): boolean {
    return this.list !== undefined && this.list.scrollTop <= 0 && this.list.scrollHeight > this.list.clientHeight;
  }
}
