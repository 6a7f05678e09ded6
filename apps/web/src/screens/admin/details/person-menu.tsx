import { latePart } from '../../../ui/late-part.tsx';
import type { PersonMenuProps } from './person-menu-box.tsx';

/** Menu of seldom acts on a person; comes with the code of menus. */
export const PersonMenu = latePart<PersonMenuProps>(
  async () => (await import('./person-menu-box.tsx')).PersonMenuBox,
  () => <span className="size-11" />,
);
