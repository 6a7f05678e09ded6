import type { Need, Role } from '@briefcast/contract';
import { needPath, needRow } from '@briefcast/contract/needs/rows';
import { paths } from '@briefcast/contract/paths';
import { needAct } from '@briefcast/i18n/labels/needs';
import { ButtonLink, type ButtonVariant } from '../../ui/button.tsx';

interface NeedActProps {
  need: Need;
  viewer: Role;
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

/** The one act of a row: it opens the place where the thing is done, which asks before anything binds. */
export function NeedAct({ need, viewer, label = needAct(need.kind), variant, describedBy }: NeedActProps) {
  return (
    <ButtonLink
      to={placeOf(need, viewer)}
      size="sm"
      variant={variant}
      className="need-act"
      aria-describedby={describedBy}
    >
      {label}
    </ButtonLink>
  );
}
