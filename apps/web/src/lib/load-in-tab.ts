/** Whether another page of this app is being loaded in this tab, which keeps what is kept for the tab. */
let isLoading = false;

export const isLoadingInTab = (): boolean => isLoading;

/** Loads another page of this app, such as this one in another language. */
export function loadInTab(address: string): void {
  isLoading = true;
  location.assign(address);
}
