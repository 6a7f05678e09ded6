import type { OpenAuth } from './use-auth-dialog.tsx';

/** What the featured creators need of the landing page around them. */
export interface FeaturedProps {
  auth: OpenAuth;
}
