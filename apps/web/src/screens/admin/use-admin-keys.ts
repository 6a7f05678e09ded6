import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../lib/use-keys.ts';
import { type AdminGroupId, adminPagePath, useAdminGroups } from './admin-groups.ts';
import { adminKeys, groupLetters } from './admin-keys.ts';

/** For so long a letter after G opens a group. */
const pauseMilliseconds = 1500;

/** Keys of every admin page: / finds, G with a letter opens a group, ? lists the keys. */
export function useAdminKeys({ find, showKeys }: { find: () => void; showKeys: () => void }) {
  const groups = useAdminGroups();
  const navigate = useNavigate();
  const began = useRef(Number.NEGATIVE_INFINITY);
  const go = (id: AdminGroupId) => () => {
    if (performance.now() - began.current > pauseMilliseconds) return;
    began.current = Number.NEGATIVE_INFINITY;
    const [first] = groups.find((group) => group.id === id)?.pages ?? [];
    if (first) void navigate(adminPagePath(first.id));
  };
  useKeys(adminKeys, {
    '/': find,
    g() {
      began.current = performance.now();
    },
    [groupLetters.today]: go('today'),
    [groupLetters.people]: go('people'),
    [groupLetters.work]: go('work'),
    [groupLetters.money]: go('money'),
    [groupLetters.house]: go('house'),
    '?': showKeys,
  });
}
