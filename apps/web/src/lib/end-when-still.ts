/** Ends an upload whose bytes no longer move, as on a line that was cut without a word: browsers wait for it without an end. */
import { minuteMs } from '@briefcast/contract/kit/days';

/** Milliseconds without progress; leaves the server time after the last byte to check a file or store a part. */
const stillMs = minuteMs;

/** Aborts the request once nothing was sent or heard for this long. */
export function endWhenStill(request: XMLHttpRequest, within = stillMs): void {
  const end = () => request.abort();
  let timer = setTimeout(end, within);
  request.upload.addEventListener('progress', () => {
    clearTimeout(timer);
    timer = setTimeout(end, within);
  });
  request.addEventListener('loadend', () => clearTimeout(timer));
}
