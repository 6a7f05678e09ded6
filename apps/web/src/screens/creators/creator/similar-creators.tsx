import type { PublicCreator } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StartingPrice } from '../../../features/creators/starting-price.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { q } from '../../../lib/query.ts';
import { useInView } from '../../../lib/use-in-view.ts';
import { SampleBadge } from '../../../parts/sample-people/sample-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { MediaStill } from '../../../ui/media-still.tsx';

const shown = 4;

/** Scores shared categories, which count twice, and shared languages of two creators. */
function likeness(one: PublicCreator, other: PublicCreator): number {
  const names = new Set(one.categories.map(({ name }) => name));
  const spoken = new Set(one.languages);
  return (
    2 * other.categories.filter(({ name }) => names.has(name)).length +
    other.languages.filter((language) => spoken.has(language)).length
  );
}

/** Others of the same categories, the most alike first, asked for once somebody comes near; nothing where there are none. */
export function SimilarCreators({ creator }: { creator: PublicCreator }) {
  const categories = creator.categories.map(({ name }) => name);
  const { ref, isNear } = useInView();
  const { data } = useQuery({
    ...q('creators.directory', { query: { categories, limit: 24 } }),
    select: ({ creators }) => creators,
    enabled: isNear && categories.length > 0,
    staleTime: 5 * minuteMs,
  });
  const others = (data ?? [])
    .filter(({ id }) => id !== creator.id)
    .toSorted((a, b) => likeness(creator, b) - likeness(creator, a))
    .slice(0, shown);
  if (others.length === 0) return <div ref={ref} />;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="text-d3">
        {m.person_similar()}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {others.map((other) => {
          const [cover] = other.portfolio;
          const name = fullName(other);
          return (
            <li key={other.id} className="min-w-0">
              <div className="frame">
                {cover ? (
                  <MediaStill type={cover.type} url={cover.url} poster={cover.poster} />
                ) : (
                  <Avatar
                    name={name}
                    src={other.profileImage && mediaUrl(other.profileImage)}
                    size={96}
                    className="absolute inset-0 m-auto"
                  />
                )}
                <Link
                  to={paths.creator.href(other.id)}
                  aria-labelledby={`similar-${other.id}`}
                  className="absolute inset-0 focus-visible:-outline-offset-4 focus-visible:outline-white"
                />
              </div>
              <h3 id={`similar-${other.id}`} className="mt-2 mb-1.5 truncate text-[17px]">
                <bdi>{name}</bdi>
              </h3>
              {other.isSample ? <SampleBadge className="mb-1.5" /> : null}
              <StartingPrice creator={other} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
