import type { Words } from './words.ts';

/**
 * What people order. The forms are those in which a person tells somebody to do it, or asks whether they can: "delete",
 * not "deleted".
 */
export const deeds = {
  go: {
    en: 'open, go to, go, take me, navigate, bring me, jump to, lead me, show me the page, take me to',
    fr: 'ouvre, ouvrir, ouvrez, va, aller, emmene, amene, conduis, mene',
    es: 'abre, abrir, abra, ve a, ir a, llevame, vamos a, vete',
    pt: 'abre, abrir, abra, vai para, ir para, leva me, leve me, vamos para, vai a, vai ao',
    sw: 'fungua, nipeleke, peleka, nenda, nifungulie, twende, nielekeze',
  },
  delete: {
    en: 'close my account, close the account, delete, remove, erase, trash, get rid of, wipe, kick, throw out, fire, drop, take off, take down, unassign, revoke, reset',
    fr: 'ferme mon compte, fermer mon compte, supprime, supprimer, supprimez, efface, effacer, effacez, enleve, enlever, enlevez, retire, retirer, retirez, vire, virer, jette, jeter, revoque, supprimes',
    es: 'cierra mi cuenta, cerrar mi cuenta, elimina, elimine, eliminar, eliminalo, eliminala, borra, borre, borrar, borralo, borrala, quita, quite, quitar, quitalo, quitala, saca, saque, sacar, sacalo, echa, eche, revoca, revoque, borres, elimines, quites',
    pt: 'encerra a minha conta, fecha a minha conta, apaga, apague, apagar, exclui, exclua, excluir, elimina, elimine, eliminar, remove, remova, remover, tira, tire, tirar, expulsa, expulse, deleta, delete, deletar, revoga, revogue',
    sw: 'funga akaunti, !fut, !ondo, !tup, !toa, !fukuz, !batilish',
  },
  submit: {
    en: 'submit, send, resend, turn in, hand in, mail, email, forward, ship',
    fr: 'soumets, soumettre, soumettez, envoie, envoyer, envoyez, depose, deposer, deposez, transmets, transmettre, renvoie, renvoyer, soumettes',
    es: 'envia, envie, enviar, envialo, enviala, manda, mande, mandar, mandalo, mandala, presenta, presente, presentar, presentala, presentalo, entrega, entregue, entregala, entregalo, reenvia, reenvie, remite',
    pt: 'envia, envie, enviar, submete, submeta, submeter, manda, mande, mandar, entrega, entregue, entregar, reenvia, reenvie, reenviar',
    sw: '!wasilish, !tum',
  },
  mark: {
    en: 'approve, reject, mark, accept, decline, refuse, set as, flag, tick, reopen',
    fr: 'approuve, approuver, approuvez, marque, marquer, marquez, rejette, rejeter, rejetez, accepte, accepter, acceptez, refuse, refuser, valide, valider, coche, rouvre',
    es: 'aprueba, apruebe, aprobar, marca, marque, marcar, marcala, marcalo, rechaza, rechace, rechazar, acepta, acepte, aceptar, reabre',
    pt: 'aprova, aprove, aprovar, marca, marque, marcar, rejeita, rejeite, rejeitar, recusa, recuse, aceita, aceite, aceitar, reabre',
    sw: '!idhinish, weka alama, !kata, !kataa, !kubali, !tambulish, !fung',
  },
  change: {
    en: 'turn on, turn off, switch on, switch off, sign me out, log me out, change, update, edit, rename, replace, set, modify, correct, move, extend, raise, increase, lower, reduce, switch, postpone, make, turn, put, push, delay, shift, bring forward, reschedule, adjust, fix, swap, rewrite, shorten, merge, split, halve, cut, transfer, appoint, promote, demote, enable, disable, activate, deactivate, lock, unlock, pin, add a week, fill in, fill out, save, revert, roll back, bring back',
    fr: 'active, activer, activez, active moi, change, changer, changez, modifie, modifier, modifiez, remplace, remplacer, renomme, mets, mettre, mettez, corrige, repousse, repousser, repoussez, recule, reculer, decale, decaler, avance la, avance le, avancer, prolonge, prolonger, augmente, augmenter, diminue, reduis, reduire, baisse, passe, passer, reporte, reporter, nomme, nommer, fais de, fais passer, deplace, deplacer, actualise, remplis, remplir, raccourcis, traduis le, fusionne, desactive, promeus, echange, arrondis, enregistre, transfere, remets, retablis',
    es: 'apaga, apague, apagar, apagame, enciende, cierrame la sesion, cierra la sesion, cambia, cambie, cambiar, modifica, modifique, modificar, actualiza, reemplaza, pon, ponga, poner, sube, suba, edita, corrige, renombra, haz, aplaza, nombra, reduce, reduzca, baja la, baja el, baja a, bajale, aplace, aplazar, atrasa, atrase, adelanta, adelante, retrasa, retrase, mueve, mueva, mover, muevelo, prolonga, extiende, extienda, aumenta, aumente, amplia, corre el plazo, actualice, actualizar, reemplace, ajusta, ajuste, rellena, acorta, fusiona, activa, desactiva, promueve, intercambia, redondea, guarda, transfiere, pasa, pase, cambies, pongas, devuelve, recupera la version',
    pt: 'desliga, desligue, desligar, desliga me, liga me, ligar, termina a sessao, muda, mude, mudar, altera, altere, alterar, troca, troque, atualiza, atualize, modifica, poe, ponha, coloca, edita, corrige, aumenta, renomeia, faz da, adia, adie, adiar, torna, torne, empurra, empurre, prolonga, prolongue, estende, estenda, antecipa, antecipe, move, mova, mover, aumente, diminui, reduz, reduza, reduzir, baixa o, baixa a, atualizar, ajusta, ajuste, substitui, substitua, preenche, preencha, encurta, junta, ativa, desativa, promove, passa, arredonda, guarda, grava, transfere, coloque, mudes, altere, volta o, volta com, repoe, reponha, recupera a versao',
    sw: '!badilish, !badili, !rekebish, !hariri, !sasish, !wek, !ongez, !punguz, !fany, !sogez, !ahirish, !hamish, !jaz, !hifadhi, !pandish, !shush, !teu, !panua, !rejesh',
  },
  invite: {
    en: 'invite, add, onboard',
    fr: 'invite, inviter, invitez, ajoute, ajouter, ajoutez',
    es: 'invita, invite, invitar, invitalo, invitala, agrega, agregue, agregar, anade, anada, anadir',
    pt: 'convida, convide, convidar, convidar, adiciona, adicione, adicionar, acrescenta, acrescente',
    sw: '!alik, !ongez, !karibish',
  },
  write: {
    en: 'translate, write, draft, compose, create, prepare, generate, regenerate, start, begin, make me, make a new, set up, help me write',
    fr: 'traduis, traduire, traduisez, ecris, ecrire, ecrivez, redige, rediger, redigez, cree, creer, prepare, genere, aide moi a ecrire, aide moi a rediger',
    es: 'traduce, traduzca, traducir, traduceme, escribe, escriba, escribir, escribeme, redacta, redacte, redactar, redactame, crea, cree, crear, prepara, genera',
    pt: 'traduz, traduza, traduzir, traduz me, preenche, preencha, preencher, escreve, escreva, escrever, redige, redija, redigir, cria, crie, criar, prepara, prepare, gera, faz me',
    sw: 'jaribu tena, jaribu kuandika, !tafsiri, !andik, !tengenez, !und, !anz',
  },
  sign: {
    en: 'sign, sign off, cosign',
    fr: 'signe, signer, signez',
    es: 'firma, firme, firmar',
    pt: 'assina, assine, assinar',
    sw: '!sain, !tia saini, weka saini, !tie saini',
  },
  give: {
    en: 'give, assign, grant, award, hand over, hand, delegate',
    fr: 'donne, donner, donnez, attribue, attribuer, attribuez, confie, confier, confiez, assigne, assigner, delegue',
    es: 'da, dale, danos, dar, asigna, asigne, asignar, otorga, regala, encarga, delega, entregale, pasale',
    pt: 'da me, da lhe, da nos, da o, da a, da ao, da aos, de lhe, de o, dar, atribui, atribua, atribuir, entrega, concede, delega, encarrega',
    sw: '!tupe, !mpe, !kabidh, !gaw, tupe, mpe',
  },
  publish: {
    en: 'publish, unpublish, hide, unhide, share, take offline',
    fr: 'rends, rendez, rendre publique, publie, publier, publiez, cache, cacher, cachez, masque, masquer, partage, partager, depublie',
    es: 'publica, publique, publicar, oculta, oculte, ocultar, esconde, esconda, esconder, comparte, muestra en la pagina',
    pt: 'publica, publique, publicar, oculta, oculte, ocultar, esconde, esconda, esconder, partilha, compartilha',
    sw: '!chapish, !fich',
  },
  clear: {
    en: 'clear, dismiss, clear all',
    fr: 'vide, videz, nettoie',
    es: 'limpia, vacia, limpiar',
    pt: 'limpa, limpe, esvazia, limpar',
    sw: '!safish',
  },
  cancel: {
    en: 'cancel, withdraw, undo, archive, restore, stop, recall, call off',
    fr: 'annule, annuler, annulez, archive, archiver, restaure, restaurer, retire la demande, arrete, defais',
    es: 'cancela, cancele, cancelar, cancelala, anula, anule, anular, retira, retire, archiva, archive, restaura, deshaz, deten',
    pt: 'cancela, cancele, cancelar, anula, anule, anular, retira, retire, arquiva, arquive, restaura, desfaz',
    sw: '!ghairi, !rudish, !sitish, !futilia',
  },
  duplicate: {
    en: 'duplicate, copy, clone, reuse, make a copy, make me a copy',
    fr: 'duplique, dupliquer, dupliquez, copie, copier, copiez, clone, reutilise, fais une copie, fais moi une copie',
    es: 'duplica, duplique, duplicar, duplicala, copia, copie, copiar, copiala, clona, reutiliza, haz una copia, hazme una copia',
    pt: 'duplica, duplique, duplicar, copia, copie, copiar, clona, reutiliza, faz uma copia, faca uma copia',
    sw: '!nakili, !rudufu, tengeneza nakala, fanya nakala',
  },
  download: {
    en: 'download, export, print, save as pdf, get me the pdf, send me the pdf',
    fr: 'telecharge, telecharger, telechargez, exporte, exporter, exportez, imprime, imprimer, sors le pdf, sors moi',
    es: 'descarga, descargue, descargar, descargame, bajame, baja el pdf, baja el informe, exporta, exporte, exportar, imprime, imprima, imprimir',
    pt: 'descarrega, descarregue, descarregar, baixa, baixe, baixar, exporta, exporte, exportar, imprime, imprima, imprimir',
    sw: '!paku, !pakuli, !chapish pdf, !chap',
  },
  upload: {
    en: 'put up, re upload, upload, attach, import',
    fr: 'televersez, mets en ligne, charge, televerse, televerser, joins, joindre, attache, importe, importer',
    es: 'sube los, sube el, sube las, subir, carga el, cargar, sube el archivo, sube el documento, sube la, adjunta, adjunte, adjuntar, importa, importe',
    pt: 'sobe o, sobe a, subir, carregar, carrega, carregue, anexa, anexe, anexar, importa, importe',
    sw: 'weka faili, !pakia, !ambatish',
  },
  reply: {
    en: 'reply, comment, resolve, answer him, answer her, remind, notify, ping, ask him, ask her, tell him, tell her, tell them',
    fr: 'reponds, repondre, commente, commenter, resous, rappelle, previens, relance, avertis, dis a, demande a',
    es: 'responde, responda, comenta, comente, resuelve, recuerdale, avisa, avise, avisale, escribele, dile, diles, pidele, preguntale',
    pt: 'responde, responda, comenta, comente, resolve, lembra, avisa, avise, notifica, diz a, diz ao, pede a, pede ao, pergunta ao',
    sw: 'mwombe, muombe, mwombeni, waombe, !jibu, !kumbush, !arifu, !julish, !mwambi, mwambie, muulize',
  },
} as const satisfies Record<string, Words>;

/** What may stand before an order: courtesy, and "can you …?". */
export const courtesies: Words = {
  en: 'hm, hmm, um, uh, well, please, pls, plz, rafiki, hey, hi, ok, okay, now, just, can you, could you, would you, will you, can u, i want you to, i need you to, i would like you to, you must, you should, go ahead and, then, and, also, so, kindly, let us, lets, quickly, system, do, yes, hello, for me, immediately, you are now, admin, assistant, give me a list, give me the list, give me all, make me a list, make a list, get me a list, get me the list',
  fr: 'euh, bon, bah, hm, s il te plait, s il vous plait, stp, svp, rafiki, bonjour, salut, peux tu, pouvez vous, tu peux, vous pouvez, je veux que tu, je voudrais que tu, maintenant, alors, et, ok, vas y, pourrais tu, pourriez vous, puis, merci de, il faut, donne moi la liste, donnez moi la liste, donne moi les, donne moi toutes, donne moi tous, fais moi la liste, sors moi la liste',
  es: 'eh, pues, bueno, hm, por favor, porfa, rafiki, hola, puedes, podrias, puede, podria, quiero que, necesito que, ahora, entonces, y, ok, ya, oye, vale, me, luego, dame la lista, dame una lista, dame las, dame los, dame todas, hazme una lista, haz una lista',
  pt: 'hum, bom, olha, hm, por favor, rafiki, ola, oi, podes, pode, podia, poderia, quero que, preciso que, agora, entao, e, ok, ja, podes me, sistema, depois, da me a lista, me da a lista, da me as, da me os, da me todas, faz me uma lista, faz uma lista',
  sw: 'eti, ehe, hm, tafadhali, rafiki, unaweza, naomba, nakuomba, sasa, basi, na, ok, hebu, haya, kisha, ningependa, nataka',
};
