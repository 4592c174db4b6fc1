/** One ticking second for all clocks of the page. */
import { createSubscriber } from 'svelte/reactivity';

const listen = createSubscriber((update) => {
  const ticking = setInterval(update, 1000);
  return () => clearInterval(ticking);
});

/** By performance.now(); whoever asks inside an effect or template is asked again every second. */
export function now(): number {
  listen();
  return performance.now();
}
