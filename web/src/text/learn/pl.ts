import type { messages as en } from './en.ts';

export const messages: Record<keyof typeof en, string> = {
  'learn.lesson': 'Lekcja',
  'learn.you': 'Nowicjusz',
  'learn.other': 'Zofia',
  'learn.stepOf': 'Krok {step} z {of}',
  'learn.next': 'Dalej',
  'learn.skip': 'Pomiń',
  'learn.again': 'Jeszcze raz',
  'learn.back': 'Wstecz',
  'learn.finish': 'Zagraj rozgrywkę',
  'learn.roam.use.title': 'Wyślij postać',
  'learn.roam.use.body':
    'Każda twoja karta pokazuje wzór. Użyj rzędu czterech pól: kliknij kartę, a potem podświetlone pole. Najpierw wskaż pole, a zobaczysz, gdzie trafią znaczniki.',
  'learn.roam.use.done': 'Znaczniki leżą na mapie, a karta jest zakryta. To cała tura.',
  'learn.roam.skip.title': 'Zajęte pola się pomija',
  'learn.roam.skip.body':
    'Na polu c4 Zofia ma znacznik. Połóż rząd w poprzek: wzór musi leżeć na mapie, ale zajęte pole po prostu się pomija.',
  'learn.roam.skip.done': 'Trzy znaczniki zamiast czterech i nikomu to nie przeszkadza.',
  'learn.roam.coins.title': 'Na mapie leżą monety',
  'learn.roam.coins.body':
    'Znacznik na polu z monetą od razu ją przynosi. Połóż rząd tak, żeby zakrył monetę.',
  'learn.roam.coins.done':
    'Monety są twoje. Obrazek zostaje: następny znacznik na tym polu zarobi znowu.',
  'learn.roam.optional.title': 'Przerywane pola kosztują dwie monety',
  'learn.roam.optional.body':
    'Ten wzór ma przerywane, puste pole. Połóż go na c4, a potem zapłać dwie monety, żeby zapełnić także puste pole.',
  'learn.roam.optional.done':
    'O znacznik więcej, dokładnie tam, gdzie trzeba. Puste pola mogą nawet wystawać poza mapę.',
  'learn.roam.complete.title': 'Zapełnij kartę i zdobądź ją',
  'learn.roam.complete.body':
    'Gdy na wszystkich sześciu polach karty leży znacznik, zdobywa ją ten, kto ma ich tam najwięcej. Zapełnij dwa ostatnie pola rzędem na b6.',
  'learn.roam.complete.done':
    'Karta jest twoja: nowa postać z nowym wzorem. Zofia dostaje monetę za swój znacznik, a lukę zapełnia nowa karta.',
  'learn.roam.tie.title': 'Remis rozstrzyga licytacja',
  'learn.roam.tie.body':
    'Zapełnij kartę jeszcze raz: każde z was będzie miało po trzy znaczniki. Przy remisie każdy licytuje raz, a zaczynasz ty. Nikt nie może zaoferować więcej, niż ma.',
  'learn.roam.tie.done': 'Najwyższa oferta płaci i bierze kartę. Można też zaoferować 0.',
  'learn.roam.rest.title': 'Obudź karty wcześniej',
  'learn.roam.rest.body':
    'Użyte karty pozostają zakryte, dopóki nie będą zakryte wszystkie. Jeśli nie chcesz czekać, odpocznij wcześniej: kosztuje to monetę za każdą kartę, która jest jeszcze odkryta. Odpocznij, a potem użyj karty.',
  'learn.roam.rest.done': 'Wszystkie karty są znów gotowe, a tura wciąż twoja.',
  'learn.roam.buy.title': 'Kup artefakt',
  'learn.roam.buy.body':
    'W pełnej grze w ofercie są cztery artefakty. Na koniec tury możesz kupić jeden. Rozegraj turę, a potem wybierz.',
  'learn.roam.buy.done':
    'Artefakty dają punkty, a od twojej następnej tury każdy coś dla ciebie potrafi.',
  'learn.roam.artifact.title': 'Użyj artefaktu',
  'learn.roam.artifact.body':
    'Masz artefakt, który obraca wzór o 90°. Użyj go i połóż swoją kolumnę jako rząd.',
  'learn.roam.artifact.done': 'Artefakt jest zakryty; obudzi się razem z kartami.',
  'learn.roam.end.title': 'Jak kończy się gra',
  'learn.roam.end.body':
    'Gdy ktoś ma dziesięć postaci, runda zostaje dograna do końca. Potem liczą się punkty na postaciach i artefaktach; przy remisie monety. Przy stole możesz kliknąć cokolwiek zgaszonego i dowiesz się, dlaczego nie można. Miłej gry!',
};
