import { type ComponentType, lazy, Suspense } from 'react';
import { mayForOrganization } from '../../lib/actor.ts';
import { useSession } from '../../lib/session.ts';

const NoButton: ComponentType<SaveCreatorProps> = () => null;

/** Bookmarks are for brands alone: nobody else loads them, nor the dialog behind them. */
const SaveButton = lazy(async (): Promise<{ default: ComponentType<SaveCreatorProps> }> => {
  try {
    return { default: (await import('./save-button.tsx')).SaveButton };
  } catch {
    return { default: NoButton };
  }
});

interface SaveCreatorProps {
  creatorId: string;
  name: string;
  /** Over a card's frame, a round sign alone. */
  isOverFrame?: boolean;
}

/** The bookmark of a creator, for whoever keeps rosters. */
export function SaveCreator(props: SaveCreatorProps) {
  const { user } = useSession();
  if (!user || !mayForOrganization(user, 'roster.use')) return null;
  return (
    <Suspense>
      <SaveButton {...props} />
    </Suspense>
  );
}
