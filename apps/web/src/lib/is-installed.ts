/** Whether the market runs as an installed app. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
