/** A place where files may be dropped; while one is held over it, its class is `over`. */
import type { Attachment } from 'svelte/attachments';

export function dropping(take: (files: FileList | undefined) => unknown): Attachment<HTMLElement> {
  return (place) => {
    const hold = (event: DragEvent) => {
      event.preventDefault();
      place.classList.add('over');
    };
    const leave = () => place.classList.remove('over');
    const drop = (event: DragEvent) => {
      event.preventDefault();
      leave();
      take(event.dataTransfer?.files);
    };
    place.addEventListener('dragover', hold);
    place.addEventListener('dragleave', leave);
    place.addEventListener('drop', drop);
    return () => {
      place.removeEventListener('dragover', hold);
      place.removeEventListener('dragleave', leave);
      place.removeEventListener('drop', drop);
    };
  };
}
