/** Lets the app be installed and opened without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.error(error));
  };
  // Not while the page itself is being fetched.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
