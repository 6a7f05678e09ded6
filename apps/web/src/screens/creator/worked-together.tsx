import type { PublicCreator } from '@briefcast/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';

interface WorkedTogetherProps {
  creator: PublicCreator;
}

/** For brands alone: nobody else loads it. The page is whole without it. */
const Projects = lazy(
  (): Promise<{ default: ComponentType<WorkedTogetherProps> }> =>
    import('./shared-projects.tsx').then(
      ({ SharedProjects }) => ({ default: SharedProjects }),
      () => ({ default: () => <></> }),
    ),
);

/** What the brand that looks has done with this creator. */
export function WorkedTogether(props: WorkedTogetherProps) {
  const { user } = useSession();
  return user?.role === 'BRAND' ? (
    <Suspense>
      <Projects {...props} />
    </Suspense>
  ) : null;
}
