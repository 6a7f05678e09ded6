/** Members of the demo's brands other than each one's owner, who is its contact person. */
import type { MemberRole } from '@briefcast/contract';

export interface DemoMember {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Roles in each organisation that they belong to, by its key; they worked for the first one last. */
  roles: Partial<Record<string, MemberRole>>;
}

/** One works for two organisations, one only reviews. */
export const members: DemoMember[] = [
  {
    key: 'yusuf',
    firstName: 'Yusuf',
    lastName: 'Karim',
    email: 'yusuf@karim.example',
    roles: { 'oasis-skin': 'MANAGER', 'kayan-home': 'REVIEWER' },
  },
  {
    key: 'mira',
    firstName: 'Mira',
    lastName: 'Haidar',
    email: 'mira@oasisskin.example',
    roles: { 'oasis-skin': 'REVIEWER' },
  },
];
