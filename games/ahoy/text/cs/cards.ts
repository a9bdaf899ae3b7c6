import type { cards as en } from '../en/cards.ts';

export const cards: Record<keyof typeof en, string> = {
  aeronauts:
    'Akce: je-li tvoje vlajková loď na ostrově, můžeš za 1 zlato pohnout vlajkovou lodí přímo na druhý ostrov se stejným symbolem. (Není to akce Příznivý vítr.)',
  middleman: 'Když za zlato měníš hodnotu kostky, změní ji každé zlato o 1 nebo o 2.',
  documentarian:
    'Na konci svého tahu si vezmi 1 zlato, je-li ve stejném regionu jako tvoje vlajková loď i vlajková loď soupeře.',
  elder:
    'Na konci svého tahu si vezmi 1 zlato, není-li poškozené žádné tvoje místo pro kostku, ani na kartách posádky.',
  'sea-witch':
    'Kdykoli by tvoje vlajková loď opustila mapu, i tam, kde objevovat nejde, můžeš ji místo toho přesunout k nejbližšímu protilehlému okraji: rovně zpátky po její řadě nebo sloupci na poslední pole před mezerou.',
  buccaneer:
    'Když vyhraješ bitvu, můžeš tuto kartu odstranit ze hry a s ní dvě karty posádky poraženého, které si vybereš.',
  mystic:
    'Akce, jednou za tah: utrp 1 poškození na své desce a potom uděl 1 poškození figurce v regionu své vlajkové lodi. (Musíš mít místo pro kostku, které jde poškodit.)',
  gunner: 'Když tvoje vlajková loď vyhraje bitvu, uděl o 1 poškození víc.',
  'gunners-mate':
    'Kdykoli se na tvoje Děla dostane kostka, i díky přístavu, může tvoje vlajková loď bojovat na jednom poli svého regionu, jako by se tam právě pohnula.',
  'powder-monkey':
    'Kdykoli opravuješ poškození (libovolný počet), můžeš udělit 1 poškození figurce v regionu své vlajkové lodi.',
  fighters: 'V každé bitvě přičti ke svému hodu 1, ať bojuje kterákoli tvoje figurka.',
  cutpurse: 'Když vyhraješ bitvu, jakoukoli svou figurkou, vezmi si 2 zlata.',
  shipwright: 'Akce s libovolnou kostkou: oprav všechna svá poškození.',
  emissary: 'Když máš ve svém tahu na někoho zaútočit, můžeš mu dát 1 zlato a bitvu vynechat.',
  grogmaster:
    'Jednou v každé bitvě své vlajkové lodi můžeš utrpět 1 poškození a hodit svou bitevní kostkou znovu, s Tajnou zbraní oběma. (Musíš mít místo pro kostku, které jde poškodit.)',
  'convincing-comrade':
    'Akce s libovolnou kostkou: vezmi až 2 spojence z jednoho ostrova a umísti je na jeden jiný.',
  'convincing-official':
    'Akce s libovolnou kostkou: pohni až 2 hlídkami, každou o 1 nebo 2 pole. S nikým přitom nebojují.',
  'naive-noble':
    'Akce: odstraň tuto kartu ze hry a ukradni kartu posádky nebo nákladu vlajkové lodi, která je v regionu té tvé. Pašerák může z posádky udělat náklad; z nákladu se může stát posádka.',
  sailor:
    'Akce s libovolnou kostkou: pohni svou vlajkovou lodí o 1 až 3 pole. (Není to akce Plavba.)',
  'battering-beakhead':
    'Kdykoli poškodíš nepřátelskou figurku a není tím odstraněna, můžeš s ní pohnout o 1 pole, ne však mimo mapu. Nebojuje přitom a nevyužívá přístav ani poklad.',
  'ghastly-gust':
    'Akce: odstraň tuto kartu ze hry a pohni svou vlajkovou lodí přímo na libovolné pole. (Není to akce Příznivý vítr.)',
  'whispering-wind':
    'Akce, jednou za tah: za 2 zlata pohni svou vlajkovou lodí přímo na libovolné pole s příznivým větrem. (Není to akce Příznivý vítr.)',
  trawler:
    'Akce s libovolnou kostkou: pohni svou vlajkovou lodí o 1 nebo 2 pole. Cestou si můžeš vzít každý poklad, i když u něj nezakotvíš. (Není to akce Plavba.)',
  barrelman:
    'Kdykoli se tvoje vlajková loď pohne do mlhy, můžeš mlhu považovat za silný proud libovolným směrem.',
  pilot: 'Kdykoli se tvoje vlajková loď pohne na vrakoviště, můžeš jeho poškození ignorovat.',
  'sea-dog':
    'Kdykoli se tvoje vlajková loď pohne na silný proud, můžeš ho ignorovat nebo se nechat unést jiným směrem.',
  diver: 'Když tvoje vlajková loď zakotví na vrakovišti, vezmi si z pokladu o 1 zlato víc.',
  merchant: 'Když tvoje vlajková loď zakotví v přístavu (ne na ostrově), vezmi si 1 zlato.',

  evacuation:
    'Akce: přesuň všechny spojence z jednoho ostrova na jiné ostrovy; rozděl je, jak chceš.',
  'secret-weapon':
    'Na začátku své bitvy, v čímkoli tahu: hoď dvěma bitevními kostkami a sečti je. Pokud vyhraješ, uděl o 1 poškození víc.',
  'close-call':
    'Na začátku své bitvy, v čímkoli tahu: bitva se nekoná. Ve vlastním tahu můžeš plout dál, zbývají-li ti kroky.',
  'weapons-cache':
    'Na začátku své bitvy, v čímkoli tahu: přičti ke svému hodu počet svých připravených spojenců. Zůstanou připravení.',
  'sneak-attack':
    'Akce: vrať až 2 hlídky z jednoho regionu do zásoby Flotily, je-li na jeho ostrově spojenec.',
  enlist:
    'Akce: vyber ostrov se spojencem a zdarma naverbuj libovolný počet členů posádky s jeho symbolem. Tržiště se doplní až potom.',
  'dynamic-entry':
    'Akce: zvyš kostku na svých Dělech o 2, nejvýše na 6. Potom můžeš svou vlajkovou lodí pohnout přímo na libovolné pole s příznivým větrem.',
  cutter:
    'Akce: odstraň 2 spojence z jednoho ostrova a umísti tam kutr. S libovolnou kostkou provede Plavbu (1 až 3 pole) nebo Příznivý vítr a ignoruje vrakoviště. Každý spojenec na ostrově jeho regionu má 2 body ovládání.',
  gunship:
    'Akce: odstraň 2 spojence z jednoho ostrova a umísti tam dělový člun. S kostkou 4 nebo 6 provede Plavbu (1 nebo 2 pole) nebo Příznivý vítr a ignoruje vrakoviště. Má vždy nabitá děla a v bitvě přičítá 3.',
};
