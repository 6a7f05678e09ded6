import { useSession } from '../lib/session.ts';
import { latePart } from '../ui/late-part.tsx';

const Bar = latePart(
  async () => (await import('../features/sample-people/look-bar.tsx')).LookBar,
  () => <div className="min-h-16 sm:min-h-13" />,
);

/** The bar of an admin who looks as somebody invented; nothing for everybody else, who never load it. */
export function LateLook() {
  const { user } = useSession();
  return user?.isLook ? <Bar role={user.role} /> : null;
}
