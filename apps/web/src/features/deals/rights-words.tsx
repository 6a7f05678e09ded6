import { m } from '@briefcast/i18n/messages';
import { type RightsToSay, rightsInWords } from '@briefcast/i18n/rights-in-words';
import { RichText } from '../../ui/rich-text.tsx';

/** The rights of a deal in plain words, on a yellow card. */
export function RightsWords({ said }: { said: RightsToSay }) {
  return (
    <section
      data-tone="yellow"
      className="min-w-0 ear rounded-card bg-k-bg shadow-[inset_0_0_0_1px_var(--k-line)] px-5 py-4 pe-6 text-k-ink"
    >
      <h3 className="mb-1.5 text-[17px]">{m.plain_title()}</h3>
      <p className="text-ui text-pretty wrap-anywhere">
        <RightsSentences said={said} />
      </p>
    </section>
  );
}

/** The sentences alone. */
export function RightsSentences({ said }: { said: RightsToSay }) {
  const sentences = rightsInWords(said).flatMap((parts) => [...parts, { type: 'text', value: ' ' } as const]);
  return (
    <RichText
      parts={sentences}
      tags={{
        b: (children) => <b>{children}</b>,
        name: (children) => <bdi>{children}</bdi>,
      }}
    />
  );
}
