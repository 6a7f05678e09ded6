/** The picture for links to pages without one of their own: uploaded, or drawn as here (rules/market#share-picture). */
import { accentOfMarket } from '@briefcast/contract/admin/accent';
import { logoFor } from '@briefcast/contract/admin/market';
import { marketPicturePath } from '@briefcast/contract/paths';
import { letterOf, marketName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../../ui/card.tsx';
import { LetterMark } from './mark-section.tsx';
import { PictureTile } from './picture-tile.tsx';
import { type Fields, Intro } from './setting-fields.tsx';

/** The card as it will be drawn of what is typed and chosen. */
function DrawnCard({ form }: { form: Fields }) {
  const { name, logo, mark, hue } = form.watch('market');
  const words = name.en || name.ar || marketName('en');
  const accent = accentOfMarket(hue)['--c-cast'].light;
  const own = logoFor({ logo }, 'dark');
  return (
    <span
      className="grid h-full w-full content-center justify-items-start gap-2 border-b-4 px-6 text-white"
      style={{ borderColor: accent }}
    >
      {own ? (
        <img src={marketPicturePath(own)} alt="" className="max-h-12 max-w-[60%] object-contain" />
      ) : (
        <>
          {mark ? (
            <img src={marketPicturePath(mark)} alt="" className="size-10 object-contain" />
          ) : (
            <span aria-hidden>
              <LetterMark letter={letterOf(words)} hue={hue} className="size-10 text-[1.375rem]" />
            </span>
          )}
          <bdi className="line-clamp-2 font-display text-xl leading-tight font-bold">{words}</bdi>
        </>
      )}
      <span className="text-sm text-[#b5cac1]">{m.market_card_line()}</span>
    </span>
  );
}

export function ShareSection({ form }: { form: Fields }) {
  return (
    <Card title={m.market_share()}>
      <Intro>{m.market_share_text()}</Intro>
      <div className="mt-4 max-w-[420px]">
        <PictureTile
          form={form}
          name="market.share"
          kind="SHARE"
          label={m.market_share_picture()}
          className="aspect-[1200/630] bg-[#082920]"
          pictureClassName="h-full w-full"
        >
          <DrawnCard form={form} />
        </PictureTile>
      </div>
    </Card>
  );
}
