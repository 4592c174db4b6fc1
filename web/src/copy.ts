/** Puts a text where it can be pasted from; whether that was possible.
 *
 * Browsers keep the clipboard from pages without https, as they are in a house; there the old way still works, from inside
 * the dialog that is open. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const had = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.className = 'sr';
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- over plain http there is nothing else
  const isCopied = document.execCommand('copy');
  field.remove();
  had?.focus({ preventScroll: true });
  return isCopied;
}
