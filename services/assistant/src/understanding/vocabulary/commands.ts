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
    en: 'delete, remove, erase, trash, get rid of, wipe, kick, throw out, fire',
    fr: 'supprime, supprimer, supprimez, efface, effacer, effacez, enleve, enlever, retire, retirer, vire, virer',
    es: 'elimina, elimine, eliminar, eliminalo, eliminala, borra, borre, borrar, borralo, borrala, quita, quite, quitar, saca, saque, sacar, echa',
    pt: 'apaga, apague, apagar, exclui, exclua, excluir, elimina, elimine, eliminar, remove, remova, remover, tira, tire, tirar, expulsa',
    sw: '!fut, !ondo, !tup, !toa',
  },
  submit: {
    en: 'submit, send, turn in, hand in, mail, email, forward',
    fr: 'soumets, soumettre, soumettez, envoie, envoyer, envoyez, depose, deposer, transmets',
    es: 'envia, envie, enviar, envialo, enviala, manda, mande, mandar, mandalo, mandala, presenta, presente, presentar, presentala, presentalo, entrega, entrege, entregala',
    pt: 'envia, envie, enviar, submete, submeta, submeter, manda, mande, mandar, entrega, entregue',
    sw: '!wasilish, !tum',
  },
  mark: {
    en: 'approve, reject, mark, accept, decline, set as',
    fr: 'approuve, approuver, approuvez, marque, marquer, marquez, rejette, accepte, refuse',
    es: 'aprueba, apruebe, aprobar, marca, marque, marcar, rechaza, rechace, acepta',
    pt: 'aprova, aprove, aprovar, marca, marque, marcar, rejeita, rejeite, aceita',
    sw: '!idhinish, weka alama, !kata, !kubali, !tambulish',
  },
  change: {
    en: 'change, update, edit, rename, replace, set, modify, correct, move, extend, raise, increase, lower, reduce, switch, postpone, make, turn, put',
    fr: 'change, changer, changez, modifie, modifier, modifiez, remplace, remplacer, renomme, mets, mettre, mettez, corrige, repousse, augmente, passe, reporte, nomme, fais de',
    es: 'cambia, cambie, cambiar, modifica, modifique, modificar, actualiza, reemplaza, pon, ponga, poner, sube, suba, edita, corrige, renombra, haz, aplaza, nombra, reduce, baja',
    pt: 'muda, mude, mudar, altera, altere, alterar, troca, troque, atualiza, atualize, modifica, poe, ponha, por, coloca, edita, corrige, aumenta, renomeia, faz da, adia, torna',
    sw: '!badilish, !badili, !rekebish, !hariri, !sasish, !wek, !ongez, !punguz, !fany',
  },
  invite: {
    en: 'invite, add, onboard',
    fr: 'invite, inviter, invitez, ajoute, ajouter, ajoutez',
    es: 'invita, invite, invitar, agrega, agregue, anade, anada',
    pt: 'convida, convide, convidar, adiciona, adicione, acrescenta',
    sw: '!alik, !ongez',
  },
  write: {
    en: 'write, draft, compose, create, prepare, generate, start, make me, help me write',
    fr: 'ecris, ecrire, ecrivez, redige, rediger, redigez, cree, creer, prepare, genere, aide moi a ecrire, aide moi a rediger',
    es: 'escribe, escriba, escribir, escribeme, redacta, redacte, redactar, redactame, crea, cree, crear, prepara, genera',
    pt: 'escreve, escreva, escrever, redige, redija, redigir, cria, crie, criar, prepara, prepare, gera, faz me',
    sw: '!andik, !tengenez, !und, !anz',
  },
  sign: {
    en: 'sign, sign off, cosign',
    fr: 'signe, signer, signez',
    es: 'firma, firme, firmar',
    pt: 'assina, assine, assinar',
    sw: '!sain, !tia saini, weka saini',
  },
  give: {
    en: 'give, assign, grant, award, hand over, delegate',
    fr: 'donne, donner, donnez, attribue, confie, assigne',
    es: 'da, dale, danos, dar, asigna, asigne, otorga, regala',
    pt: 'da, de, dar, atribui, atribua, entrega, concede',
    sw: '!tupe, !mpe, !kabidh, !gaw, tupe, mpe',
  },
  publish: {
    en: 'publish, unpublish, hide',
    fr: 'publie, publier, publiez, cache, cacher, cachez, masque, masquer',
    es: 'publica, publique, publicar, oculta, oculte, ocultar, esconde',
    pt: 'publica, publique, publicar, oculta, oculte, ocultar, esconde, esconda',
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
    en: 'cancel, withdraw, undo, archive, restore, duplicate, copy',
    fr: 'annule, annuler, archive, restaure, duplique, copie',
    es: 'cancela, cancele, cancelar, anula, retira, archiva, duplica, copia',
    pt: 'cancela, cancele, cancelar, anula, retira, arquiva, duplica, copia',
    sw: '!ghairi, !rudish, !nakili',
  },
  download: {
    en: 'download, export, print',
    fr: 'telecharge, telecharger, exporte, exporter, imprime',
    es: 'descarga, descargue, exporta, exporte, imprime',
    pt: 'descarrega, baixa, exporta, exporte, imprime',
    sw: '!paku, !chapish pdf',
  },
  upload: {
    en: 'upload, attach',
    fr: 'televerse, joins, attache',
    es: 'sube el archivo, adjunta, adjunte',
    pt: 'carrega, anexa, anexe',
    sw: '!pakia, !ambatish',
  },
  reply: {
    en: 'reply, comment, resolve, answer him, answer her',
    fr: 'reponds, commente',
    es: 'responde, comenta',
    pt: 'responde, comenta',
    sw: '!jibu',
  },
} as const satisfies Record<string, Words>;

/** What may stand before an order: courtesy, and "can you …?". */
export const courtesies: Words = {
  en: 'please, pls, plz, rafiki, hey, hi, ok, okay, now, just, can you, could you, would you, will you, can u, i want you to, i need you to, i would like you to, you must, you should, go ahead and, then, and, also, so, kindly, let us, lets, quickly, system, do, yes, hello, for me, immediately, you are now, admin, assistant',
  fr: 's il te plait, s il vous plait, stp, svp, rafiki, bonjour, salut, peux tu, pouvez vous, tu peux, vous pouvez, je veux que tu, je voudrais que tu, maintenant, alors, et, ok, vas y, pourrais tu, pourriez vous, puis, merci de, il faut',
  es: 'por favor, porfa, rafiki, hola, puedes, podrias, puede, podria, quiero que, necesito que, ahora, entonces, y, ok, ya, oye, vale, me, luego',
  pt: 'por favor, rafiki, ola, oi, podes, pode, podia, poderia, quero que, preciso que, agora, entao, e, ok, ja, podes me, sistema, depois',
  sw: 'tafadhali, rafiki, unaweza, naomba, nakuomba, sasa, basi, na, ok, hebu, haya, kisha, ningependa, nataka',
};
