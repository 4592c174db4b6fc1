/** Links to an event that work for others: where the hall is reached from elsewhere, not only at this machine. */
import { reach } from '../api';

export async function eventAddress(id: string, part = ''): Promise<string> {
  const found = await reach().catch(() => null);
  return `${found?.address || location.origin}/e/${id}${part}`;
}
