import { type ComponentType, lazy, Suspense } from 'react';
import { mayForOrganization } from '../../lib/policy.ts';
import { useSession } from '../../lib/session.ts';

const NoButton: ComponentType<SaveCreatorProps> = () => null;

/** Only brands have bookmarks, so nobody else loads them or their dialog. */
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
  /** Over a card's frame, as a round icon. */
  isOverFrame?: boolean;
}

/** The bookmark of a creator, for people who can use rosters. */
export function SaveCreator(props: SaveCreatorProps) {
  const { user } = useSession();
  if (!user || !mayForOrganization(user, 'roster.use')) return null;
  return (
    <Suspense>
      <SaveButton {...props} />
    </Suspense>
  );
}
