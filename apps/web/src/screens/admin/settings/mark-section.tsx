/** The market's square mark, from which its icons are made, or the letter that takes its place (rules/market#icons). */
import { accentOfMarket } from '@briefcast/contract/admin/accent';
import { letterOf } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Card } from '../../../ui/card.tsx';
import { PictureTile } from './picture-tile.tsx';
import { type Fields, Intro } from './setting-fields.tsx';

interface LetterMarkProps {
  letter: string;
  hue: number | null;
  className: string;
}

/** The letter on the accent, as icons and cards have it without a mark. */
export function LetterMark({ letter, hue, className }: LetterMarkProps) {
  return (
    <span
      className={clsx(
        'grid place-items-center rounded-[22%] rounded-se-[44%] font-display leading-none font-bold text-on-cast',
        className,
      )}
      style={{ backgroundColor: accentOfMarket(hue)['--c-cast'].light }}
    >
      {letter}
    </span>
  );
}

export function MarkSection({ form }: { form: Fields }) {
  const [en, ar, hue] = form.watch(['market.name.en', 'market.name.ar', 'market.hue']);
  const letter = letterOf(en || ar);
  return (
    <Card title={m.market_mark()}>
      <Intro>{m.market_mark_text()}</Intro>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <PictureTile
          form={form}
          name="market.mark"
          kind="MARK"
          label={m.market_mark_icon()}
          className="h-28 bg-sunken p-4"
          pictureClassName="max-h-20"
        >
          {letter === '' ? (
            <span className="text-sm text-ink-2">{m.market_picture_none()}</span>
          ) : (
            <LetterMark letter={letter} hue={hue} className="size-20 text-[2.75rem]" />
          )}
        </PictureTile>
      </div>
    </Card>
  );
}
