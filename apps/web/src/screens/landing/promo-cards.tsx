import { clsx } from 'clsx';

const promos = [
  {
    stock: 'green',
    audience: 'For brands',
    title: 'Post what you need. Cast who you like.',
    pictures: ['serum-a', 'phone-b', 'sofia'],
  },
  {
    stock: 'pink',
    audience: 'For creators',
    title: 'Get briefs. Film your way. Get paid.',
    pictures: ['coffee-a', 'elena', 'bowl-a'],
  },
] as const;

const places = [
  'start-[12%] top-[14%] w-[30%] -rotate-5 rtl:rotate-5',
  'start-[33%] top-[6%] w-[34%]',
  'start-[58%] top-[14%] w-[30%] rotate-5 rtl:-rotate-5',
];

/** What is in it for each side. */
export function PromoCards() {
  return (
    <section aria-label="For brands and creators" className="wrap pt-14 md:pt-20">
      <div className="grid gap-5 md:grid-cols-2">
        {promos.map((promo) => (
          <article key={promo.audience} data-stock={promo.stock} className="ear overflow-hidden bg-k-bg">
            <div
              aria-hidden
              className="relative aspect-video overflow-hidden bg-[color-mix(in_oklab,var(--k)_38%,var(--k-bg))]"
            >
              {promo.pictures.map((name, index) => (
                <div key={name} className={clsx('frame absolute!', places[index])}>
                  <img
                    src={`/art/${name}.webp`}
                    alt=""
                    width={480}
                    height={854}
                    loading="lazy"
                    decoding="async"
                  />
                </div>
              ))}
            </div>
            <div className="p-6 md:p-7">
              <p className="text-ui font-semibold text-k-ink">{promo.audience}</p>
              <h2 className="mt-1.5 text-[26px] md:text-[32px]">{promo.title}</h2>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
