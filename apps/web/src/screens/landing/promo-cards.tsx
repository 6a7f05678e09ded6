import { PromoFilm } from './promo-film.tsx';

const promos = [
  {
    audience: 'brands',
    stock: 'green',
    label: 'For brands',
    title: 'Post what you need. Cast who you like.',
    seconds: 36,
  },
  {
    audience: 'creators',
    stock: 'pink',
    label: 'For creators',
    title: 'Get briefs. Film your way. Get paid.',
    seconds: 29,
  },
] as const;

/** What is in it for each side, as a film of the product. */
export function PromoCards() {
  return (
    <section aria-label="For brands and creators" className="wrap pt-14 md:pt-20">
      <div className="grid gap-5 md:grid-cols-2">
        {promos.map(({ audience, stock, label, title, seconds }) => (
          <article key={audience} data-stock={stock} className="ear bg-k-bg p-2.5 md:p-3">
            <PromoFilm audience={audience} seconds={seconds} />
            <div className="p-3.5 pt-5 md:p-4 md:pt-6">
              <p className="text-ui font-semibold text-k-ink">{label}</p>
              <h2 className="mt-1.5 text-[26px] md:text-[32px]">{title}</h2>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
