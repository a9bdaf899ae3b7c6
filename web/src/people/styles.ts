import account from '../account/account.css?inline';
import moderation from '../moderation/moderation.css?inline';
import notices from '../notices/notices.css?inline';
import player from '../player/player.css?inline';
import atMatch from './at-match.css?inline';
import people from './people.css?inline';

// Pages about people share one style sheet, which loads with the first of them.
const sheet = new CSSStyleSheet();
sheet.replaceSync([people, atMatch, account, player, notices, moderation].join('\n'));
document.adoptedStyleSheets.push(sheet);
