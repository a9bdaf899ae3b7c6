export const messages = {
  'learn.lesson': 'Lesson',
  'learn.you': 'Newcomer',
  'learn.stepOf': 'Step {step} of {of}',
  'learn.next': 'Next',
  'learn.skip': 'Skip',
  'learn.again': 'Repeat',
  'learn.back': 'Back',
  'learn.title': 'Learn by playing',
  'learn.minutes': '{minutes} min',
  'learn.finish': 'Play a match',
  'learn.finished': 'finished',
};
