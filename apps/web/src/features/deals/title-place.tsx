import { m } from '@briefcast/i18n/messages';

/** Where the title of a deal will be: words that say so to those who hear them, and would change for those who see. */
export function TitlePlace() {
  return (
    <>
      <span className="sr-only">{m.deal_loading()}</span>
      <span aria-hidden className="skeleton inline-block h-[.8em] w-[9em] max-w-full align-middle" />
    </>
  );
}
