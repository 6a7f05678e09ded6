import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { doorTo } from '../../lib/way-in.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { PromoFilm } from './promo-film.tsx';

const promos = [
  {
    audience: 'brands',
    tone: 'green',
    label: m.landing_for_brands,
    title: m.landing_brands_film,
    // Leads people signed in as a brand on at once.
    ...doorTo(paths.postCasting.href(), 'brand', false),
    link: m.landing_post_casting,
    seconds: 37,
    pictures: ['serum-a', 'phone-b', 'sofia'],
  },
  {
    audience: 'creators',
    tone: 'pink',
    label: m.landing_for_creators,
    title: m.landing_creators_film,
    to: paths.castings.href(),
    state: undefined,
    link: m.landing_open_castings,
    seconds: 29,
    pictures: ['coffee-a', 'elena', 'bowl-a'],
  },
] as const;

/** Benefits for each side, as a film of the product. */
export function PromoCards() {
  return (
    <section aria-label={m.landing_for_both()} className="wrap pt-14 md:pt-20">
      <div className="grid gap-5 md:grid-cols-2">
        {promos.map(({ audience, tone, label, title, to, state, link, ...film }) => (
          <article key={audience} data-tone={tone} className="ear overflow-hidden bg-k-bg">
            <PromoFilm audience={audience} {...film} />
            <div className="p-6 md:p-7">
              <p className="text-ui font-semibold text-k-ink">{label()}</p>
              <h2 className="mt-1.5 text-[26px] md:text-[32px]">{title()}</h2>
              <p className="mt-3">
                <TextLink to={to} state={state}>
                  {link()}
                </TextLink>
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
