import { formerIn, newIn } from '../answer-bank.ts';

const former = formerIn('pt');
const asked = newIn('pt');

/** What Janela Aberta, which teaches computing and reading in two cities, has sent in Portuguese. */
export const freshPortugueseAnswers = [
  former(
    'pt-janela-missao',
    'Instituto Caminho das Águas',
    '2024-05-06',
    'Apresente a missão e as áreas de atuação da organização.',
    'A Janela Aberta ensina quem ficou do lado de fora da escola e da internet. Em seis salas de bairro, adultos aprendem a ler, adolescentes aprendem a programar e avós aprendem a marcar consulta pelo celular. Tudo é gratuito e de noite, quando as pessoas podem. Trabalhamos também com as escolas públicas, para que ninguém desista no nono ano.',
  ),
  former(
    'pt-janela-percurso',
    'Fundo Ilhas Vivas',
    '2023-02-27',
    'Descreva o percurso da instituição desde a sua criação.',
    'Começámos em 2010, numa garagem, com quatro computadores deitados fora por um banco. Em 2012 constituímos a associação; em 2015 a câmara cedeu-nos a antiga biblioteca. A alfabetização de adultos juntou-se em 2017, a pedido das mães dos alunos. Durante a pandemia emprestámos 240 portáteis. Hoje temos seis salas, dezanove trabalhadores e 2.300 pessoas inscritas por ano.',
  ),
  former(
    'pt-janela-necessidade',
    'Instituto Caminho das Águas',
    '2024-05-06',
    'Qual é o problema que o projeto pretende enfrentar?',
    'No bairro da Lapinha, um em cada cinco adultos não lê uma receita médica, segundo o censo de 2022. Só 38 % das casas têm internet fixa. Metade dos rapazes larga a escola antes dos dezesseis anos, e as vagas de emprego anunciadas na cidade pedem, quase todas, noções de computador. A escola noturna mais próxima fechou em 2019 e fica a duas conduções dali.',
  ),
  former(
    'pt-janela-publico',
    'Instituto Caminho das Águas',
    '2024-05-06',
    'Quem é o público do projeto?',
    'Atenderemos 480 pessoas: 200 adultos que não terminaram o ensino fundamental, 180 adolescentes de 13 a 17 anos e 100 idosos. Sete em cada dez são mulheres, e a maioria é negra. Trinta vagas ficam reservadas para pessoas com deficiência e vinte para migrantes recém-chegados. A inscrição se faz na porta da igreja, do posto de saúde e da feira, sem exigir documento.',
  ),
  former(
    'pt-janela-plano',
    'Banco Comunitário Sertão',
    '2024-08-19',
    'Quais são as atividades previstas e quando acontecem?',
    'Em fevereiro, matrícula e prova de entrada. De março a junho, doze turmas de leitura, duas vezes por semana, e quatro de programação, aos sábados. Em julho, oficina de conserto de celulares. De agosto a novembro, segunda etapa e estágio de sessenta jovens em empresas. Em dezembro, mostra de trabalhos na praça e entrega dos certificados.',
  ),
  former(
    'pt-janela-resultados',
    'Banco Comunitário Sertão',
    '2024-08-19',
    'Que resultados espera alcançar e como serão verificados?',
    'Ao fim de dez meses, 140 adultos lerão e escreverão um bilhete sem ajuda, 110 adolescentes terão publicado um programa e 35 jovens estarão empregados. A leitura se mede com a prova da secretaria, aplicada em março e novembro. A frequência sai da chamada diária. Ligamos para as empresas três meses depois do estágio. Um professor de fora corrige uma amostra.',
  ),
  former(
    'pt-janela-inclusao',
    'Fundo Ilhas Vivas',
    '2023-02-27',
    'De que forma promovem a inclusão e a acessibilidade?',
    'Duas salas ficam no rés do chão e têm casa de banho adaptada. Os computadores leem o ecrã em voz alta, e uma intérprete de língua gestual acompanha as turmas de terça-feira. O passe do autocarro é pago a quem mora longe. Os cursos da manhã têm um canto para crianças. Perguntamos todos os anos a quem desistiu por que motivo o fez, e mudamos os horários.',
  ),
  former(
    'pt-janela-equipa',
    'Banco Comunitário Sertão',
    '2024-08-19',
    'Apresente a equipe responsável e a sua formação.',
    'Lurdes Amaral, pedagoga, coordena há nove anos o programa de leitura. Tomás Quintela, engenheiro de software, deixou um banco para dirigir as turmas de programação. Seis educadores, quatro deles antigos alunos, dão as aulas. Uma assistente social visita as famílias de quem falta duas vezes seguidas. A contabilidade está entregue a um escritório da cidade.',
  ),
  former(
    'pt-janela-parcerias',
    'Fundo Ilhas Vivas',
    '2023-02-27',
    'Indique os parceiros e o contributo de cada um.',
    'O agrupamento de escolas sinaliza os alunos em risco e cede o ginásio. A universidade envia doze estagiários por semestre. O centro de saúde encaminha as pessoas idosas e ensina a usar a receita eletrónica. Uma empresa de telecomunicações oferece a ligação às seis salas. Os papéis constam de um protocolo assinado em 2021 e revisto todos os anos.',
  ),
  former(
    'pt-janela-contas',
    'Banco Comunitário Sertão',
    '2024-08-19',
    'Como é feita a gestão financeira e a prestação de contas?',
    'Cada projeto tem conta bancária e centro de custo próprios. A coordenadora pede, a tesoureira confere e a presidente libera, sempre com nota fiscal. O conselho fiscal, eleito pela assembleia, examina os papéis a cada três meses. Publicamos o balanço em março, na internet e no mural. A auditoria de 2023 não apontou nenhuma irregularidade.',
  ),
  former(
    'pt-janela-continuidade',
    'Instituto Caminho das Águas',
    '2024-05-06',
    'Como o projeto se manterá depois do patrocínio?',
    'A prefeitura assinou um termo pelo qual assume quatro das doze turmas a partir de 2026. A oficina de celulares já paga metade do próprio custo. Antigos alunos que hoje trabalham doam, em média, vinte reais por mês; são 310. Com isso mantemos a leitura inteira e os sábados. Sem novo patrocínio, a mostra da praça volta a ser feita dentro das salas.',
  ),
  former(
    'pt-janela-riscos',
    'Instituto Caminho das Águas',
    '2024-05-06',
    'Que riscos existem e como pretende reduzi-los?',
    'Tiroteios fecham a rua cerca de quinze dias por ano: nesses dias a aula vai pelo telefone. Alunos faltam na colheita, por isso a segunda etapa começa depois dela. Um furto de máquinas em 2018 nos ensinou a guardá-las num cofre e a fazer seguro. Se um educador sair, há dois substitutos treinados. A coordenação revê a lista na primeira segunda-feira do mês.',
  ),
];

/** Ten are answered by what was sent before, three are not. */
export const freshPortugueseQuestions = [
  asked('pt-janela-missao', 'Quem são vocês e o que fazem?'),
  asked('pt-janela-percurso', 'Conte-nos a vossa história e os momentos mais importantes.'),
  asked('pt-janela-necessidade', 'Por que isso é necessário? Traga dados sobre leitura e acesso à internet.'),
  asked('pt-janela-publico', 'Quantas pessoas serão beneficiadas, de que idades, e como se inscrevem?'),
  asked('pt-janela-plano', 'Monte um cronograma do que será realizado mês a mês.'),
  asked('pt-janela-resultados', 'Quais são as suas metas e os indicadores para medi-las?'),
  asked('pt-janela-inclusao', 'Os vossos espaços servem pessoas com deficiência ou com pouca mobilidade?'),
  asked('pt-janela-equipa', 'Quem vai trabalhar no projeto e que experiência profissional tem?'),
  asked('pt-janela-parcerias', 'Têm parceiros, como escolas ou universidades? O que faz cada um?'),
  asked('pt-janela-riscos', 'O que pode correr mal e o que fariam nesse caso?'),
  asked(null, 'Qual é a área plantada e quantas mudas nativas serão produzidas no viveiro?'),
  asked(null, 'Anexe o laudo da vistoria dos bombeiros e a planta do telhado.'),
  asked(null, 'Que espécies de peixe são capturadas e com que artes de pesca?'),
];
