import { m } from '@briefcast/i18n/messages';

/** Dashed cell of a number that nobody stated. */
export function Unknown() {
  return <span role="img" aria-label={m.result_not_stated()} className="unknown" />;
}
