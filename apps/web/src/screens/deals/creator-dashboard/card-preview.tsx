import type { OwnCreator } from '@briefcast/contract';
import { startingPriceCents } from '@briefcast/contract/creators/price';
import { formatSeries } from '@briefcast/i18n/format';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { CategoryTags } from '../../../features/creators/category-tags.tsx';
import { StartingPrice } from '../../../features/creators/starting-price.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { MediaStill } from '../../../ui/media-still.tsx';

/** The card that brands will see, with a dashed place for everything that is not there yet. */
export function CardPreview({ creator }: { creator: OwnCreator }) {
  const { portfolio, location, bio, categories, languages, profileImage } = creator;
  const name = fullName(creator);
  const cover = portfolio[0];
  return (
    <>
      <p className="text-sm text-ink-2">{m.start_preview_text()}</p>
      <div className="card mx-auto mt-4 max-w-[300px] p-2.5">
        {cover ? (
          <div className="frame">
            <MediaStill type={cover.type} url={cover.url} poster={cover.poster} />
          </div>
        ) : (
          <div className="ghost-box aspect-[9/16] rounded-card!">{m.start_preview_frame()}</div>
        )}
        <div className="grid gap-2.5 px-1.5 pt-3 pb-1">
          <div className="flex min-w-0 items-center gap-2.5">
            <Avatar name={name} src={profileImage ? mediaUrl(profileImage) : null} size={40} />
            <div className="min-w-0">
              <p className="disp truncate text-[19px]">
                <bdi>{name}</bdi>
              </p>
              {location ? (
                <p className="hint truncate">
                  <bdi>{location}</bdi>
                </p>
              ) : null}
            </div>
          </div>
          {location ? null : <p className="ghost-box">{m.start_preview_place()}</p>}
          {bio ? (
            <p dir="auto" className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">
              {bio}
            </p>
          ) : (
            <p className="ghost-box">{m.start_preview_bio()}</p>
          )}
          {categories.length > 0 ? (
            <CategoryTags categories={categories} />
          ) : (
            <p className="ghost-box">{m.start_preview_films()}</p>
          )}
          {languages.length > 0 ? (
            <p className="hint truncate">{formatSeries(languages.map(languageLabel))}</p>
          ) : (
            <p className="ghost-box">{m.start_preview_languages()}</p>
          )}
          {startingPriceCents(creator) === null ? (
            <p className="ghost-box">{m.start_preview_price()}</p>
          ) : (
            <StartingPrice creator={creator} />
          )}
        </div>
      </div>
    </>
  );
}
