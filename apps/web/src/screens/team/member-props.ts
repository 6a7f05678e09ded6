import type { TeamMember } from '@briefcast/contract';

/** A member as its row and all that is opened from it know them. */
export interface MemberProps {
  member: TeamMember;
  company: string;
  /** The signed-in person themselves. */
  isOwn: boolean;
  isLastOwner: boolean;
  /** There is nobody else in the organisation. */
  isAlone: boolean;
  /** Whether the signed-in person changes roles and removes people. */
  mayManage: boolean;
  onEditName: () => void;
}
