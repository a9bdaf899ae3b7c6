export const messages = {
  'renewal.loading': 'Loading the newer version of this page…',
  'renewal.loaded': 'The site has been updated, and this page has loaded the new version.',
  'renewal.stuck':
    'Part of this page is out of date or missing: check your connection and try again in a moment.',
  'renewal.tryAgain': 'Try again',
  'renewal.gotIt': 'Got it',
};
