import type { Certificate, PublicKey } from '@briefcast/contract';
import { certificateFault } from '@briefcast/contract/proof/certificate';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
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

/** What a certificate says, and whether its signature holds, which is checked here and now. */
export function CertificateCard({
  certificate,
  keys,
}: {
  certificate: Certificate;
  keys: readonly PublicKey[];
}) {
  const isValid = useMemo(() => isGenuine(certificate, keys), [certificate, keys]);
  const { licence, licensor, licensee, files, number, signature } = certificate;
  const stock = isValid ? 'green' : 'red';
  const bdi = (text: React.ReactNode) => <bdi>{text}</bdi>;
  return (
    <Card flush className="flex overflow-hidden" data-stock={stock}>
      <Stub
        stock={stock}
        date={licence.from}
        label={m.verify_valid_since()}
        withYear
        className="verify-stub"
      />
      <div className="min-w-0 flex-1 p-5 md:px-7">
        <div className="flex flex-wrap items-center gap-2.5">
          <Badge
            stock={stock}
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
          {licence.isExclusive ? m.verify_scope_exclusive() : m.verify_scope()}{' '}
          {licence.until ? m.verify_until({ day: formatLongDate(licence.until) }) : m.verify_no_end()}
        </p>
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
