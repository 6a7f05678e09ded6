import type { Role } from '@briefcast/contract';

/** Where somebody starts once signed in. */
export const dashboardPath = (role: Role) => (role === 'CREATOR' ? '/creator-dashboard' : '/dashboard');
