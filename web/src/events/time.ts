/** `49:07`, `1:02:03`; below zero the time that has passed since. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(Math.abs(milliseconds) / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => `${part}`.padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0(?=\d:)/, '');
}
