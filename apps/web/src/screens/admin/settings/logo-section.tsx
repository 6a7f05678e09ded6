/** The operator's own logo on either ground (rules/market#logo). */
import { logoGrounds } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Card } from '../../../ui/card.tsx';
import { PictureTile } from './picture-tile.tsx';
import { type Fields, Intro } from './setting-fields.tsx';

const labels = { light: m.market_logo_on_light, dark: m.market_logo_on_dark };
/** Grounds of pages in either theme, whichever is on here. */
const grounds = { light: 'bg-white', dark: 'bg-[#082920] text-white' };

export function LogoSection({ form }: { form: Fields }) {
  return (
    <Card title={m.market_logo()}>
      <Intro>{m.market_logo_text()}</Intro>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        {logoGrounds.map((ground) => (
          <PictureTile
            key={ground}
            form={form}
            name={`market.logo.${ground}`}
            kind="LOGO"
            label={labels[ground]()}
            className={clsx('h-28 p-4', grounds[ground])}
            pictureClassName="max-h-16"
          >
            <span className={clsx('text-sm', ground === 'light' && 'text-[#53635d]')}>
              {m.market_picture_none()}
            </span>
          </PictureTile>
        ))}
      </div>
    </Card>
  );
}
