import '../../styles/compare.css';
import type { PublicCreator } from '@briefcast/contract';
import { mostCompared } from '@briefcast/contract/creators/compare';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../lib/media-url.ts';
import { fullName } from '../../lib/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { setCompared } from './compared.ts';

/** The creators chosen for comparison, how many more can be chosen, and the link to the comparison. */
export function CompareBar({ chosen }: { chosen: readonly PublicCreator[] }) {
  return (
    <section aria-label={m.compare_bar()} className="compare-bar on-stage">
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-2.5 py-3">
        <ul className="flex gap-1.5">
          {chosen.map((creator) => (
            <li key={creator.id} title={fullName(creator)} className="text-ink">
              <Avatar
                name={fullName(creator)}
                src={creator.profileImage ? mediaUrl(creator.profileImage) : null}
                size={40}
              />
              <span className="sr-only">{fullName(creator)}</span>
            </li>
          ))}
        </ul>
        <p role="status" className="num min-w-0 flex-1 basis-32 font-semibold">
          {chosen.length < 2
            ? m.compare_one_more()
            : m.compare_count({ count: formatCount(chosen.length), most: formatCount(mostCompared) })}
        </p>
        <div className="flex gap-2.5">
          <Button variant="ghost" onClick={() => setCompared([])}>
            {m.compare_clear()}
          </Button>
          {chosen.length < 2 ? null : (
            <ButtonLink to={paths.compareCreators.href(chosen.map(({ id }) => id))} variant="cast">
              {m.compare_now()}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
