import type { TeamMember } from '@briefcast/contract';

/** The props of a member's row and of everything that opens from it. */
export interface MemberProps {
  member: TeamMember;
  company: string;
  /** Whether it is the signed-in person. */
  isOwn: boolean;
  isLastOwner: boolean;
  /** Whether there is nobody else in the organisation. */
  isAlone: boolean;
  /** Whether the signed-in person may change roles and remove people. */
  mayManage: boolean;
  onEditName: () => void;
}
