import { m } from '@briefcast/i18n/messages';

/** The end of an accessible name that is not seen, after a comma: which of several the same button is for. */
export function FurtherName({ children }: { children: string }) {
  return (
    <span className="sr-only">
      {m.facts_comma()}
      <bdi>{children}</bdi>
    </span>
  );
}
