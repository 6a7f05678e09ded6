import type { OwnUser } from '@briefcast/contract';
import type { OpenAuth } from './use-auth-dialog.tsx';

/** What the featured creators need of the landing page around them. */
export interface FeaturedProps {
  user: OwnUser | null;
  auth: OpenAuth;
}
