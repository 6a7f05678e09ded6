import type { Certificate, Licence, PublicKey } from '@briefcast/contract';
import { certificateFault } from '@briefcast/contract/proof/certificate';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { placeLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { BadgeCheck, BadgeX, PenTool } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Stub } from '../../ui/stub.tsx';

/** Whether everything in it fits, and one of the keys of this installation signed it. */
const isGenuine = (certificate: Certificate, keys: readonly PublicKey[]) =>
  certificateFault(certificate) === null &&
  keys.some(
    ({ name, publicKey }) =>
      name === certificate.signature.name && publicKey === certificate.signature.publicKey,
  );

const untilText = (until: string | null): string =>
  until ? m.verify_until({ day: formatLongDate(until) }) : m.verify_no_end();

/** Says whether the creator may license it to others, and where in the world it may be shown. */
function scopeOf({ isExclusive, territory }: Licence): string {
  if (territory === 'WORLDWIDE') return isExclusive ? m.verify_scope_exclusive() : m.verify_scope();
  const where = territoryLabel(territory);
  return isExclusive ? m.verify_scope_exclusive_in({ where }) : m.verify_scope_in({ where });
}

/**
 * Places where the content may be shown, each with its last day, and whether everything that was filmed is part of
 * it.
 */
function Uses({ licence, uses }: { licence: Licence; uses: NonNullable<Licence['uses']> }) {
  return (
    <ul aria-label={m.verify_uses()} className="mt-2 grid list-disc gap-0.5 ps-5 text-ink-2">
      {uses.map(({ place, until }) => (
        <li key={place}>
          {placeLabel(place)}: <span className="num">{untilText(until)}</span>
        </li>
      ))}
      {licence.hasRawFootage === undefined ? null : (
        <li>{licence.hasRawFootage ? m.verify_raw() : m.verify_no_raw()}</li>
      )}
    </ul>
  );
}

/** Content of a certificate, and whether its signature is valid, which is checked here and now. */
export function CertificateCard({
  certificate,
  keys,
}: {
  certificate: Certificate;
  keys: readonly PublicKey[];
}) {
  const isValid = useMemo(() => isGenuine(certificate, keys), [certificate, keys]);
  const { licence, licensor, licensee, files, number, signature } = certificate;
  const tone = isValid ? 'green' : 'red';
  const bdi = (text: React.ReactNode) => <bdi>{text}</bdi>;
  return (
    <Card flush className="flex overflow-hidden" data-tone={tone}>
      <Stub tone={tone} date={licence.from} label={m.verify_valid_since()} withYear className="verify-stub" />
      <div className="min-w-0 flex-1 p-5 md:px-7">
        <div className="flex flex-wrap items-center gap-2.5">
          <Badge
            tone={tone}
            icon={isValid ? <BadgeCheck aria-hidden className="ic" /> : <BadgeX aria-hidden className="ic" />}
          >
            {isValid ? m.verify_valid() : m.verify_not_valid()}
          </Badge>
          <bdi className="hint num">{number}</bdi>
        </div>
        <h2 className="mt-2.5 text-d4 wrap-anywhere">
          <RichText
            parts={m.verify_licensed.parts({
              n: files.length,
              count: formatCount(files.length),
              licensor: licensor.value?.name ?? m.verify_name_gone(),
              licensee: licensee.value?.name ?? m.verify_name_gone(),
            })}
            tags={{ licensor: bdi, licensee: bdi }}
          />
        </h2>
        <p className="mt-1 text-ink-2">
          {scopeOf(licence)} {licence.uses ? null : untilText(licence.until)}
        </p>
        {licence.uses ? <Uses licence={licence} uses={licence.uses} /> : null}
        {licence.exclusivity ? (
          <p className="mt-1 text-ink-2 wrap-anywhere">
            {m.verify_exclusivity({
              category: licence.exclusivity.category,
              day: formatLongDate(licence.exclusivity.until),
            })}
          </p>
        ) : null}
        <p className="hint mt-2.5 flex items-center gap-2">
          <PenTool aria-hidden className="ic size-4! flex-none" />
          {isValid ? m.verify_signed({ key: signature.name }) : m.verify_not_signed()}
        </p>
      </div>
    </Card>
  );
}
