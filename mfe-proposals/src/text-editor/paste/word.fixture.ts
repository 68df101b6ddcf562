/**
 * What Word for Windows puts on the clipboard, in its own shape: conditional comments, lists as paragraphs with a mark
 * of their own, empty `o:p`, a merged table, smart quotes, a footnote, a comment and a tracked deletion.
 */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:LidThemeOther>EN-GB</w:LidThemeOther>
  <w:Compatibility><w:BreakWrappedTables/></w:Compatibility>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face {font-family:Symbol; panose-1:5 5 1 2 1 7 6 2 5 7; mso-font-charset:2;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; mso-style-qformat:yes; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 h1 {mso-style-priority:9; mso-style-link:"Heading 1 Char"; font-size:16.0pt; color:#2F5496; font-weight:normal;}
 /* List Definitions */
 @list l0 {mso-list-id:302657012; mso-list-type:hybrid; mso-list-template-ids:-1043424418;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7; font-family:Symbol;}
 ol {margin-bottom:0cm;}
-->
</style>
<!--[if gte mso 10]><style> table.MsoNormalTable {mso-style-name:"Table Normal";} </style><![endif]-->
</head>
<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoTitle>Clean water in Turkana<o:p></o:p></p>

<h2 style='margin-top:2.0pt;mso-list:l3 level2 lfo4'><![if !supportLists]><span
style='mso-fareast-font-family:"Calibri Light"'><span style='mso-list:Ignore'>1.1<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
style='mso-ascii-font-family:"Calibri Light";color:#2F5496'>Who we reach<o:p></o:p></span></h2>

<p class=MsoNormal style='text-align:justify;line-height:150%'>We reach <b
style='mso-bidi-font-weight:normal'>12,000</b> girls in <i
style='mso-bidi-font-style:normal'>Turkana</i> – &#8220;the driest county&#8221;, the governor&#8217;s office
says<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference><span style='font-size:11.0pt;mso-ansi-language:EN-GB'>[1]</span></span><![endif]></span></span></a>.
<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1"
href="#_msocom_1" name="_msoanchor_1">[WN1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span><del
cite="mailto:Wanjiru" datetime="2026-10-02T09:14">Nobody helps them.</del><ins cite="mailto:Wanjiru"
datetime="2026-10-02T09:14"> Wells are far.</ins><o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Clean water<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;
mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->at
<b>schools</b><o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Train teachers<o:p></o:p></p>

<p class=MsoListParagraph style='margin-left:54.0pt;text-indent:-18.0pt;mso-list:l1 level2 lfo2'><![if
!supportLists]><span><span style='mso-list:Ignore'>(a)<span>&nbsp;</span></span></span><![endif]>two a
school<span style='mso-spacerun:yes'>&nbsp; </span>every year</p>

<p class=MsoListParagraph>A paragraph that only looks indented.<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;
 mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=300 colspan=2 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal align=center><b>Year and place<o:p></o:p></b></p>
  </td>
  <td width=300 style='width:225.4pt'><p class=MsoNormal><b>Taps</b></p></td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td rowspan=2><p class=MsoNormal>2027<o:p></o:p></p></td>
  <td><p class=MsoNormal>Lodwar</p><p class=MsoNormal><i>town</i></p></td>
  <td><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>31</p></td>
 </tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>
  <td><p class=MsoNormal>Kakuma<o:p></o:p></p></td>
  <td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td>
 </tr>
</table>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1" style='width:2pt'><v:imagedata
src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=3 height=3
src="data:image/png;base64,iVBORw0KGgo=" v:shapes="Picture_1"><![endif]><o:p></o:p></p>

<p class=MsoNormal style='mso-hide:all'>A hidden line.</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1
width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> Water report 2025.<o:p></o:p></p>
</div></div>
<!--EndFragment-->
</body>
</html>`;
