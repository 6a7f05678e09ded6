import type { BankDetailsLook, Tone } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Eye, EyeOff, FileText, LifeBuoy, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';

interface Viewer {
  name: () => string;
  when: () => string;
  tone: Tone;
  Icon: LucideIcon;
}

const viewers: Viewer[] = [
  { name: m.bank_who_you, when: m.bank_who_you_text, tone: 'green', Icon: Eye },
  { name: m.bank_who_owes, when: m.bank_who_owes_text, tone: 'yellow', Icon: FileText },
  { name: m.bank_who_others, when: m.bank_who_others_text, tone: 'buff', Icon: EyeOff },
  { name: m.bank_who_house, when: m.bank_who_house_text, tone: 'buff', Icon: LifeBuoy },
];

/** Rules on who may see the bank details, and when. */
export function WhoSees() {
  return (
    <Card title={m.bank_who()}>
      <ul className="divide-y divide-line">
        {viewers.map(({ name, when, tone, Icon }) => (
          <li key={name()} className="flex gap-3 py-3 first:pt-0 last:pb-0">
            <span
              data-tone={tone}
              className="ear-sm grid size-10 flex-none place-items-center bg-k-bg text-k-ink"
            >
              <Icon aria-hidden className="ic" />
            </span>
            <span className="min-w-0 text-ui">
              <b className="block font-semibold">{name()}</b>
              <span className="block text-xs text-ink-2">{when()}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const names = { name: (children: ReactNode) => <bdi>{children}</bdi> };

/** People who saw the details, with their brand and the deal that allowed it. */
export function SeenBy({ looks }: { looks: readonly BankDetailsLook[] }) {
  return (
    <Card title={m.bank_seen_by()}>
      {looks.length === 0 ? <p className="hint">{m.bank_seen_by_nobody()}</p> : null}
      <ul className="divide-y divide-line">
        {looks.map(({ id, brand, person, title, seenAt }) => {
          const name = brand.name ?? m.bank_gone_brand();
          const who = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
          return (
            <li key={id} className="flex gap-3 py-3 first:pt-0 last:pb-0">
              <BrandLogoAvatar name={name} src={brand.image ? mediaUrl(brand.image) : null} size={32} />
              <span className="min-w-0 text-ui">
                <b className="block font-semibold wrap-anywhere">
                  {who ? (
                    <RichText
                      parts={m.bank_seen_by_person.parts({ brand: name, person: who })}
                      tags={names}
                    />
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                </b>
                <span className="num block text-xs text-ink-2 wrap-anywhere">
                  <RichText
                    parts={m.bank_seen_for.parts({ time: formatDateWithTime(seenAt), title })}
                    tags={names}
                  />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
