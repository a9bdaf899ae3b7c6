import account from '../account/account.css?inline';
import host from '../hostpage/host.css?inline';
import notices from '../notices/notices.css?inline';
import player from '../player/player.css?inline';
import atMatch from './at-match.css?inline';
import people from './people.css?inline';

// All other styles lie in one file, which every visit fetches; these come with the pages that wear them.
const sheet = new CSSStyleSheet();
sheet.replaceSync([people, atMatch, account, player, notices, host].join('\n'));
document.adoptedStyleSheets.push(sheet);
