/** What crew and plans do. */
export const cards = {
  aeronauts:
    'Action: if your flagship is at an island, pay 1 gold to move it directly to the other island of that suit. (This is not the Tailwind action.)',
  middleman: 'When you change a die with gold, each gold changes it by 1 or 2.',
  documentarian:
    'At the end of your turn take 1 gold if an enemy flagship is in the same region as yours.',
  elder:
    'At the end of your turn take 1 gold if none of your slots is damaged, including those on crew cards.',
  'sea-witch':
    'Whenever your flagship would leave the map, even where you cannot explore, you may move it to the nearest opposite edge instead: straight back along its row or column, to the last space before a gap.',
  buccaneer:
    'When you win a battle, you may remove this card from the game to remove two crew cards of the loser, which you choose.',
  mystic:
    'Action, once per turn: take 1 damage on your board, then deal 1 damage to a figure in the region of your flagship. (There must be a slot that can be damaged.)',
  gunner: 'When your flagship wins a battle, deal 1 more damage.',
  'gunners-mate':
    'Whenever a die comes to your Cannons, from a harbour too, your flagship may battle in one space of its region as if it had just moved there.',
  'powder-monkey':
    'Whenever you repair any amount of damage, you may deal 1 damage to a figure in the region of your flagship.',
  fighters: 'Add 1 to your roll in every battle, whichever of your figures fights.',
  cutpurse: 'When you win a battle, with any of your figures, take 2 gold.',
  shipwright: 'Action with any die: repair all your damage.',
  emissary:
    'When you are about to attack in your own turn, you may give that enemy 1 gold and skip the battle.',
  grogmaster:
    'Once in each battle of your flagship, you may take 1 damage and roll your battle die again, both dice with Secret Weapon. (There must be a slot that can be damaged.)',
  'convincing-comrade':
    'Action with any die: take up to 2 Comrades from one island and place them on one other.',
  'convincing-official':
    'Action with any die: move up to 2 Patrols by 1 or 2 spaces each. They battle nobody.',
  'naive-noble':
    'Action: remove this card from the game and steal a crew or cargo card from a flagship in the region of yours. A Smuggler may turn crew into cargo; cargo may become crew.',
  sailor: 'Action with any die: move your flagship 1 to 3 spaces. (This is not the Sail action.)',
  'battering-beakhead':
    'Whenever you damage an enemy figure and it is not removed, you may move it 1 space, but not off the map. It neither battles nor uses a harbour or a treasure.',
  'ghastly-gust':
    'Action: remove this card from the game and move your flagship directly to any space. (This is not the Tailwind action.)',
  'whispering-wind':
    'Action, once per turn: pay 2 gold to move your flagship directly to any space with a tailwind. (This is not the Tailwind action.)',
  trawler:
    'Action with any die: move your flagship 1 or 2 spaces. You may take every treasure on the way, without anchoring. (This is not the Sail action.)',
  barrelman:
    'Whenever your flagship moves into fog, you may treat the fog as a strong current in a direction of your choice.',
  pilot: 'Whenever your flagship moves into wreckage, you may ignore the damage.',
  'sea-dog':
    'Whenever your flagship moves into a strong current, you may ignore it or drift in another direction.',
  diver: 'When your flagship anchors at wreckage, take 1 gold more from the treasure.',
  merchant: 'When your flagship anchors at a harbour (not an island), take 1 gold.',

  evacuation: 'Action: move all Comrades from one island to other islands, divided as you like.',
  'secret-weapon':
    'At the start of your battle, in anyone’s turn: roll two battle dice and add them up. If you win, deal 1 more damage.',
  'close-call':
    'At the start of your battle, in anyone’s turn: there is no battle. In your own turn you may sail on if you have steps left.',
  'weapons-cache':
    'At the start of your battle, in anyone’s turn: add the number of your ready Comrades to your roll. They stay ready.',
  'sneak-attack':
    'Action: return up to 2 Patrols from a region to the Squadron’s supply, if there is a Comrade on its island.',
  enlist:
    'Action: choose an island with a Comrade and recruit any number of crew of its suit for free. The market is refilled only afterwards.',
  'dynamic-entry':
    'Action: raise the die on your Cannons by 2, to 6 at most. Then you may move your flagship directly to any space with a tailwind.',
  cutter:
    'Action: remove 2 Comrades from one island and place the Cutter there. With any die it uses Sail (1 to 3 spaces) or Tailwind and ignores wreckage. Each Comrade on the island of its region has 2 control.',
  gunship:
    'Action: remove 2 Comrades from one island and place the Gunship there. With a 4 or a 6 it uses Sail (1 or 2 spaces) or Tailwind and ignores wreckage. It is always loaded and adds 3 in battle.',
} as const;
