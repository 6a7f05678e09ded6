/** Rule of sending briefs to creators, private ones among them (rules/own-people#briefs). */

interface Briefed {
  isPublished: boolean;
  /** Whether they joined by an invitation of this organisation. */
  isInvited: boolean;
  /** Taken offline by the admin, or suspended. */
  isHeld: boolean;
  /** Whether they block the organisation. */
  isBlocked: boolean;
}

/** Whether a creator takes briefs of an organisation: published ones of all, others of who invited them alone. */
export const canBeBriefed = ({ isPublished, isInvited, isHeld, isBlocked }: Briefed): boolean =>
  !isBlocked && (isPublished || (isInvited && !isHeld));
