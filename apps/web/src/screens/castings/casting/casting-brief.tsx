import type { Casting } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { deliverableCountLabel, wishesText } from '@briefcast/i18n/labels/deliverable';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { Languages } from 'lucide-react';
import { languagesText } from '../../../features/castings/casting-words.ts';
import { BrandFactsList } from '../../../features/creators/work-facts-list.tsx';
import { RightsWords } from '../../../features/deals/rights-words.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyLinkButton } from '../../../ui/copy-link-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { BrandTile } from './brand-tile.tsx';

/** Brief of a casting, in the order in which a creator decides. */
export function CastingBrief({ casting }: { casting: Casting }) {
  return (
    <div className="grid min-w-0 gap-5">
      <Card title={m.casting_brief()}>
        <p dir="auto" className="max-w-[62ch] whitespace-pre-line text-ink-2 wrap-anywhere">
          {casting.description}
        </p>
        {casting.requirements.length > 0 ? (
          <>
            <h3 className="mt-5 text-[17px]">{m.casting_requirements()}</h3>
            <ul className="mt-2 list-disc ps-5 text-ink-2">
              {casting.requirements.map((one) => (
                // Keeps the mark where the page's lines begin, whatever the language of the words.
                <li key={one} className="wrap-anywhere">
                  <p dir="auto">{one}</p>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p className="mt-5 flex flex-wrap items-center gap-1.5">
          {casting.categories.map(({ id, name }) => (
            <Tag key={id}>{categoryLabel(name)}</Tag>
          ))}
          <span className="inline-flex items-center gap-1.5 px-1 text-sm text-ink-2">
            <Languages aria-hidden className="ic size-4!" />
            {languagesText(casting, languageLabel)}
          </span>
        </p>
      </Card>
      <Card title={m.casting_deliver()}>
        <ul className="divide-y divide-line">
          {casting.deliverableWishes.map((wish) => (
            <li key={`${wish.kind} ${wishesText(wish)}`} className="py-3 first:pt-0">
              <p className="font-semibold">{deliverableCountLabel(wish)}</p>
              <p className="hint">{wishesText(wish)}</p>
            </li>
          ))}
        </ul>
        <p className="num mt-2 text-sm text-ink-2">
          {m.casting_rounds({ n: casting.rounds, count: formatCount(casting.rounds) })}{' '}
          {casting.paymentDays === null
            ? m.casting_payment_usual()
            : m.casting_payment_days({ n: casting.paymentDays, count: formatCount(casting.paymentDays) })}
        </p>
      </Card>
      {casting.rights ? (
        <RightsWords
          said={{
            rights: casting.rights,
            exclusivity: null,
            files: casting.deliverableWishes.reduce((sum, { count }) => sum + count, 0),
            reader: 'CREATOR',
            brand: casting.brand.companyName,
            creator: '',
          }}
        />
      ) : null}
      {casting.question ? (
        <Card title={m.casting_question_asked()}>
          <p dir="auto" className="text-ink-2 wrap-anywhere">
            {casting.question}
          </p>
        </Card>
      ) : null}
      {casting.asksFilm ? (
        <Card title={m.casting_film_asked()}>
          <p className="text-ink-2">{m.casting_film_asked_text()}</p>
        </Card>
      ) : null}
    </div>
  );
}

/** Brand of the casting: facts from its finished projects, and the address to pass on. */
export function BrandPanel({ casting }: { casting: Casting }) {
  const { brand, brandFacts } = casting;
  return (
    <Card>
      <p className="flex min-w-0 items-center gap-3 font-semibold">
        <BrandTile brand={brand} size={44} />
        <bdi className="min-w-0 wrap-anywhere">{brand.companyName}</bdi>
      </p>
      <div className="mt-4">
        {brandFacts ? <BrandFactsList facts={brandFacts} /> : <p className="hint">{m.casting_brand_new()}</p>}
      </div>
      <div className="mt-4 grid">
        <CopyLinkButton path={paths.casting.href(casting.id)} />
      </div>
    </Card>
  );
}
