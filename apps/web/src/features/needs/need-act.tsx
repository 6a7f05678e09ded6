import type { NeedAct as ActName, Need, Role } from '@briefcast/contract';
import { needPath, needRow } from '@briefcast/contract/needs/rows';
import { paths } from '@briefcast/contract/paths';
import { needAct } from '@briefcast/i18n/labels/needs';
import { ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';

/** Acts that the press itself begins, by features that the queue does not know. */
export type DirectActs = { readonly [A in ActName]?: (need: Need) => void };

interface NeedActProps {
  need: Need;
  viewer: Role;
  acts: DirectActs;
  /** Words on the button where it is the first of several. */
  label?: string;
  variant: ButtonVariant;
  /** Id of the row's title. */
  describedBy: string;
}

/** Place where a need is done, where that is another than the thing itself. */
function placeOf(need: Need, viewer: Role): string {
  if (needRow(need.kind).act === 'choose_another') return paths.creators.href();
  return needPath(need, viewer);
}

/** The one act of a row: done at once, or by the place that it opens, which asks before anything binds. */
export function NeedAct({
  need,
  viewer,
  acts,
  label = needAct(need.kind),
  variant,
  describedBy,
}: NeedActProps) {
  const direct = acts[needRow(need.kind).act];
  const look = { size: 'sm', variant, className: 'need-act', 'aria-describedby': describedBy } as const;
  if (direct)
    return (
      <OnlineButton {...look} onClick={() => direct(need)}>
        {label}
      </OnlineButton>
    );
  return (
    <ButtonLink {...look} to={placeOf(need, viewer)}>
      {label}
    </ButtonLink>
  );
}
