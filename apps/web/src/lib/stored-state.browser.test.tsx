import { afterEach, expect, test, vi } from 'vitest';
import { storedSwitch } from './stored-state.ts';

afterEach(() => localStorage.clear());

test.each([true, false])('a switch that is usually %s is kept where it was turned, and told', (usually) => {
  const heard = vi.fn();
  const one = storedSwitch('light', { usually });
  const stop = one.subscribe(heard);
  expect(one.get()).toBe(usually);
  one.set(!usually);
  expect(one.get()).toBe(!usually);
  expect(heard).toHaveBeenCalledTimes(1);
  // After a reload.
  expect(storedSwitch('light', { usually }).get()).toBe(!usually);
  one.set(usually);
  expect(localStorage.getItem('light')).toBeNull();
  stop();
  one.set(!usually);
  expect(heard).toHaveBeenCalledTimes(2);
});
