import { clsx } from 'clsx';
import { Coffee, Compass, Droplet, LampFloor, type LucideIcon, Waves, Zap } from 'lucide-react';

const brands: { name: string; icon: LucideIcon; className: string }[] = [
  { name: 'Oasis Skin', icon: Droplet, className: '[font-stretch:100%] font-semibold' },
  { name: 'NOMAD', icon: Coffee, className: '[font-stretch:75%] font-extrabold tracking-[.06em]!' },
  { name: 'Falaj', icon: Waves, className: '[font-stretch:90%] font-bold' },
  { name: 'Meridian', icon: Compass, className: '[font-stretch:80%] font-semibold' },
  { name: 'Kayan Home', icon: LampFloor, className: '[font-stretch:75%] font-bold' },
  { name: 'PulseFit', icon: Zap, className: '[font-stretch:88%] font-extrabold' },
];

/** Sample brand logos. */
export function TrustedBy() {
  return (
    <section aria-labelledby="trusted-by" className="wrap pt-10 pb-4 md:pt-12">
      <h2 id="trusted-by" className="text-center font-text text-ui font-semibold tracking-normal text-ink-2">
        Trusted by early adopters
      </h2>
      <ul className="mt-6 grid grid-cols-2 items-center gap-x-2 gap-y-7 min-[22.5rem]:grid-cols-3 md:grid-cols-6">
        {brands.map(({ name, icon: Icon, className }) => (
          <li
            key={name}
            className="flex items-center justify-center gap-2 text-[17px] whitespace-nowrap text-ink-2 lg:text-[23px]"
          >
            <Icon aria-hidden className="ic size-[22px]!" />
            <span className={clsx('disp font-wordmark tracking-[-.02em]', className)}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
